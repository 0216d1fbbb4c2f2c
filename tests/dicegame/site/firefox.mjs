// Firefox for the tests: does what each line of the input says, and answers each with a line.
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const [packages, program] = process.argv.slice(2);
const puppeteer = createRequire(pathToFileURL(packages + "/"))("puppeteer-core");
const browser = await puppeteer.launch({
  browser: "firefox",
  executablePath: program,
  extraPrefsFirefox: { "intl.accept_languages": "en-US", "ui.prefersReducedMotion": 1 },
});
const page = await browser.newPage();
await page.setViewport({ width: 360, height: 740 });
const complaints = [];
page.on("console", (message) => { if (["error", "warn"].includes(message.type())) complaints.push(message.text()); });
page.on("pageerror", (error) => complaints.push(error.message));

const acts = {
  go: (address) => page.goto(address),
  reload: () => page.reload(),
  tap: (x, y) => page.mouse.click(x, y),
  run: (script) => page.evaluate(script),
  complaints: () => complaints,
};
const answer = (said) => process.stdout.write(JSON.stringify(said) + "\n");
answer("ready");
for await (const line of createInterface({ input: process.stdin })) {
  const [act, ...given] = JSON.parse(line);
  try {
    const found = await acts[act](...given);
    answer({ found: ["go", "reload"].includes(act) ? null : found ?? null });
  } catch (error) {
    answer({ error: error.message });
  }
}
await browser.close();
