"""The visitors: how phones and the host are recognized, their languages, their cookies, and limits for all of them."""
