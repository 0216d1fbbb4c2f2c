/* The dice game in scalar C, for benchmarks only: random and greedy bots, the dice of dicegame/stream.py.
   Input on stdin: hexes, rows of masks, span, bot, players, castles, seed, games. Output: seconds, then the sum of all points. */
#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <time.h>

typedef int64_t i64;
typedef struct { i64 marked, edge, fits[7], monks, silver, commodities, workers, points; } Sheet;
typedef struct { i64 sale, bonus, hex, pip, hex2, pip2; } Turn;
typedef struct { i64 color[2], pip[2], twice; } Roll;
typedef struct { i64 phase, done, time, first, second; } Moment;

enum { PURPLE, GRAY, BLUE, ORANGE, GREEN, YELLOW };
enum { MONK, SILVER, COMMODITY, WORKER, NOTHING = -1 };
#define MOST 128
static i64 hexes, near_[MOST], area[MOST], color[MOST], of[6], bonus[MOST], points[3 * MOST], opening[7], color_points[12], sale_points;
static i64 solo, limit_, double_faces, bot, players, sets, castles[64], seed, games;
static Turn turns[4096];
static int count;

#define EACH(h, m) for (i64 h##_m = (m), h; h##_m && ((h = __builtin_ctzll(h##_m)), 1); h##_m &= h##_m - 1)
#define LOW ((1LL << 31) - 1)
#define ALL ((1LL << 62) - 1)

static i64 drawn(i64 s) {
    i64 p = ((s & LOW) ^ 0x2C1B3C6D) * ((s >> 31) ^ 0x517CC1B7);
    p ^= p >> 31;
    p = ((p & LOW) ^ 0x297A2D39) * ((p >> 31) ^ 0x3243F6A8);
    return (p ^ (p >> 31)) & LOW;
}

static i64 stream(i64 seed_, i64 game) {
    i64 key = seed_ << 31 | game;
    return drawn(key) << 31 | drawn(key ^ ALL);
}

static Sheet mark(const Sheet *s, i64 hex, i64 pip, i64 phase) {
    Sheet n = *s;
    n.marked |= 1LL << hex;
    if (!(area[hex] & ~n.marked)) {
        n.points += points[3 * hex + phase];
        n.monks += bonus[hex] == MONK;
        n.silver += bonus[hex] == SILVER;
        n.commodities += bonus[hex] == COMMODITY;
        n.workers += bonus[hex] == WORKER;
    }
    n.edge = (n.edge | near_[hex]) & ~n.marked;
    i64 own = color[hex] == ORANGE ? area[hex] : 0, others = color[hex] == YELLOW ? area[hex] : 0, open = near_[hex] & of[GREEN];
    for (int p = 1; p <= 6; p++) n.fits[p] = p == pip ? (s->fits[p] & ~own) | open : s->fits[p] & ~others;
    return n;
}

static Sheet sell(const Sheet *s) {
    Sheet n = *s;
    n.points += sale_points * n.commodities;
    n.silver += n.commodities;
    n.commodities = 0;
    return n;
}

static Sheet follow(const Sheet *s, const Turn *t, i64 phase) {
    Sheet n = *s;
    if (t->sale) n = sell(&n);
    if (t->hex == NOTHING) { n.workers++; return n; }
    n = mark(&n, t->hex, t->pip, phase);
    n.monks -= t->bonus == MONK;
    n.workers -= t->bonus == WORKER;
    if (t->bonus == SILVER) { n.silver--; n = mark(&n, t->hex2, t->pip2, phase); }
    return n;
}

static i64 spots(const Sheet *s, i64 c, i64 p) { return s->edge & of[c] & s->fits[p]; }
static void put(i64 sale, i64 b, i64 h, i64 p, i64 h2, i64 p2) { turns[count++] = (Turn){sale, b, h, p, h2, p2}; }

static void add(const Sheet *s, const Roll *r, i64 sale) {
    i64 colors = 1LL << r->color[0] | 1LL << r->color[1], pips = 1LL << r->pip[0] | 1LL << r->pip[1];
    int begin = count;
    EACH(c, colors) EACH(p, pips) EACH(h, spots(s, c, p)) put(sale, NOTHING, h, p, NOTHING, 0);
    int end = count;
    bool twice = r->color[0] == r->color[1] || r->pip[0] == r->pip[1];
    for (int i = begin; i < end; i++) {
        Turn f = turns[i];
        if (s->silver > 0 || bonus[f.hex] == SILVER) {
            Sheet a = mark(s, f.hex, f.pip, 0);
            if (a.silver == 0) continue;
            EACH(c, colors) EACH(p, pips)
                if (twice || c != color[f.hex] || p != f.pip)
                    EACH(h, spots(&a, c, p)) put(sale, SILVER, f.hex, f.pip, h, p);
        }
    }
    if (s->monks > 0) EACH(c, 63 & ~colors) EACH(p, pips) EACH(h, spots(s, c, p)) put(sale, MONK, h, p, NOTHING, 0);
    if (s->workers > 0) EACH(c, colors) EACH(p, 126 & ~pips) EACH(h, spots(s, c, p)) put(sale, WORKER, h, p, NOTHING, 0);
    put(sale, NOTHING, NOTHING, 0, NOTHING, 0);
}

static bool finishes(i64 hex, i64 before, i64 after) {
    i64 w = of[color[hex]];
    return !(w & ~after) && (w & ~before);
}

static i64 worth(const Moment *m, i64 c) {
    if (!(m->first >> c & 1)) return color_points[2 * c];
    return m->second >> c & 1 ? 0 : color_points[2 * c + 1];
}

static i64 from_colors(const Sheet *s, const Turn *t, const Sheet *a, const Moment *m, i64 *mask) {
    i64 total = 0;
    if (t->hex != NOTHING && finishes(t->hex, s->marked, a->marked)) {
        total += worth(m, color[t->hex]);
        *mask |= 1LL << color[t->hex];
    }
    if (t->hex2 != NOTHING && color[t->hex2] != color[t->hex] && finishes(t->hex2, s->marked, a->marked)) {
        total += worth(m, color[t->hex2]);
        *mask |= 1LL << color[t->hex2];
    }
    return total;
}

static double begun(i64 hex, const Sheet *s, const Sheet *a, const Moment *m) {
    double opened = 1.0 + __builtin_popcountll(a->edge & ~s->edge) * 0.1 * (24 - m->time) / 24;
    i64 left = __builtin_popcountll(area[hex] & ~a->marked);
    if (!left) return opened;
    i64 size = __builtin_popcountll(area[hex]);
    return opened + points[3 * hex + m->phase] * 0.7 * (size - left) / (size * size);
}

static int greedy(const Sheet *s, const Moment *m) {
    double best = -1000;
    int place = 0;
    for (int i = 0; i < count; i++) {
        const Turn *t = &turns[i];
        Sheet a = follow(s, t, m->phase);
        i64 mask = 0;
        double circles = a.monks * 1.0 + a.silver * 2.0;
        double v = a.points - s->points + from_colors(s, t, &a, m, &mask);
        v += (circles + a.commodities * 3.0 + a.workers * 0.5) * (24 - m->time) / 24;
        if (t->hex != NOTHING) {
            v += begun(t->hex, s, &a, m);
            if (t->hex2 != NOTHING) v += begun(t->hex2, s, &a, m);
        }
        if (v > best) { best = v; place = i; }
    }
    return place;
}

static i64 game(i64 number) {
    Sheet sheets[16];
    i64 total = 0, state = stream(seed, number);
    Moment m = {0};
    for (int p = 0; p < players; p++) {
        Sheet empty = {0};
        for (int i = 0; i < 7; i++) empty.fits[i] = opening[i];
        sheets[p] = mark(&empty, castles[number % sets * players + p], 0, 0);
        for (int c = 0; c < 6; c++)
            if ((of[c] & sheets[p].marked) && !(of[c] & ~sheets[p].marked)) { m.first |= 1LL << c; total += color_points[2 * c]; }
    }
    while (m.time < 24) {
        state = (state + 0x1E3779B97F4A7C15) & ALL;
        i64 n = drawn(state);
        Roll r;
        r.color[0] = n % 6; n /= 6;
        r.color[1] = n % 6; n /= 6;
        r.pip[0] = n % 6 + 1; n /= 6;
        r.pip[1] = n % 6 + 1; n /= 6;
        r.twice = n % 6 < double_faces;
        if (m.done == limit_) { m.phase++; m.done = 0; }
        m.done += solo || !r.twice ? 1 : 2;
        if (m.done > limit_) m.done = limit_;
        if (solo) m.first = m.phase == 2 ? 63 : 0;
        m.time = 8 * m.phase + 8 * m.done / limit_;
        if (m.time < 1) m.time = 1;
        i64 finished = 0;
        for (int p = 0; p < players; p++) {
            Sheet *s = &sheets[p];
            count = 0;
            add(s, &r, 0);
            if (r.twice && s->commodities > 0) { Sheet sold = sell(s); add(&sold, &r, 1); }
            int place = bot ? greedy(s, &m) : (int)(drawn(state ^ (p + 1)) % count);
            Turn t = turns[place];
            Sheet a = follow(s, &t, m.phase);
            total += from_colors(s, &t, &a, &m, &finished);
            *s = a;
        }
        m.second |= finished & m.first;
        m.first |= finished;
    }
    for (int p = 0; p < players; p++) total += sheets[p].points;
    return total;
}

static i64 number(void) {
    i64 n = 0;
    if (scanf("%" SCNd64, &n) != 1) return 0;
    return n;
}

static void row(i64 *to, i64 length) { for (i64 i = 0; i < length; i++) to[i] = number(); }

int main(void) {
    hexes = number();
    row(near_, hexes); row(area, hexes); row(color, hexes); row(of, 6); row(bonus, hexes);
    row(points, 3 * hexes); row(opening, 7); row(color_points, 12);
    sale_points = number(); solo = number(); limit_ = number(); double_faces = number(); bot = number(); players = number();
    sets = number();
    row(castles, sets * players);
    seed = number(); games = number();
    clock_t begin = clock();
    i64 total = 0;
    for (i64 g = 0; g < games; g++) total += game(g);
    printf("%.6f %" PRId64 "\n", (double)(clock() - begin) / CLOCKS_PER_SEC, total);
}
