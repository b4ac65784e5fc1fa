/* The sums of the value net, compiled for plain processors and for wide ones.

   Every number is added in the same order either way, and nothing is fused (-ffp-contract=off), so the
   results are the same to the last bit. */

#include <stddef.h>
#include <stdint.h>

/* A loader that chooses one of several versions when a program starts is glibc's; musl's can't. */
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && defined(__GLIBC__)
#define WIDE __attribute__((target_clones("avx2", "default")))
#else
#define WIDE
#endif

#if (defined(__GNUC__) || defined(__clang__)) && !defined(PLAIN_SUMS)

/* Eight numbers at once; a compiler splits them where the processor takes fewer. */
typedef float eight __attribute__((vector_size(32), aligned(4), may_alias));

#define BLOCK 8 /* eights that are summed in registers; the width of a net is a multiple of 64 */

/* total += the rows that are on */
WIDE static void sum_rows(const float *rows, int width, const uint16_t *active, int count, float *total) {
    for (int start = 0; start < width; start += 8 * BLOCK) {
        eight *sums = (eight *)(total + start);
        eight a = sums[0], b = sums[1], c = sums[2], d = sums[3];
        eight e = sums[4], f = sums[5], g = sums[6], h = sums[7];
        for (int i = 0; i < count; i++) {
            const eight *row = (const eight *)(rows + (size_t)active[i] * width + start);
            a += row[0], b += row[1], c += row[2], d += row[3];
            e += row[4], f += row[5], g += row[6], h += row[7];
        }
        sums[0] = a, sums[1] = b, sums[2] = c, sums[3] = d;
        sums[4] = e, sums[5] = f, sums[6] = g, sums[7] = h;
    }
}

/* total (32 of them) += each row times its input, where the input is positive */
WIDE static void sum_scaled(const float *rows, const float *inputs, int count, float *total) {
    uint16_t on[512]; /* gathered first: about half of them are, and no processor guesses which */
    int number = 0;
    for (int i = 0; i < count; i++) {
        on[number] = (uint16_t)i;
        number += inputs[i] > 0;
    }
    eight *sums = (eight *)total;
    eight a = sums[0], b = sums[1], c = sums[2], d = sums[3];
    eight e = {0}, f = {0}, g = {0}, h = {0}; /* every second row, so that no sum waits for the last */
    int i = 0;
    for (; i + 1 < number; i += 2) {
        const eight *row = (const eight *)(rows + 32 * on[i]);
        const eight *next = (const eight *)(rows + 32 * on[i + 1]);
        float input = inputs[on[i]], after = inputs[on[i + 1]];
        a += row[0] * input, b += row[1] * input, c += row[2] * input, d += row[3] * input;
        e += next[0] * after, f += next[1] * after, g += next[2] * after, h += next[3] * after;
    }
    if (i < number) {
        const eight *row = (const eight *)(rows + 32 * on[i]);
        float input = inputs[on[i]];
        a += row[0] * input, b += row[1] * input, c += row[2] * input, d += row[3] * input;
    }
    sums[0] = a + e, sums[1] = b + f, sums[2] = c + g, sums[3] = d + h;
}

#else /* the same sums for a compiler without vectors, such as Microsoft's */

static void sum_rows(const float *rows, int width, const uint16_t *active, int count, float *total) {
    for (int i = 0; i < count; i++) {
        const float *row = rows + (size_t)active[i] * width;
        for (int j = 0; j < width; j++)
            total[j] += row[j];
    }
}

static void sum_scaled(const float *rows, const float *inputs, int count, float *total) {
    float others[32] = {0}, *sums = total, *next = others;
    for (int i = 0; i < count; i++) {
        if (inputs[i] > 0) {
            for (int j = 0; j < 32; j++)
                sums[j] += rows[32 * i + j] * inputs[i];
            float *last = sums;
            sums = next;
            next = last;
        }
    }
    for (int j = 0; j < 32; j++)
        total[j] += others[j];
}

#endif
