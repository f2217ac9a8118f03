import { randomOf } from './random-of'

/**
 * Fixed, so that a failure is reproducible on every machine; titles of sampled tests contain it.
 */
export const sampleSeed = 20_261_122

/**
 * Returns the same `count` entries for the same seed, in their order; all entries if there are
 * fewer.
 */
export function pickSample<Entry>(
  all: readonly Entry[],
  count: number,
  seed = sampleSeed,
): Entry[] {
  const random = randomOf(seed)
  const places = all.map((_, place) => ({ place, rank: random() }))
  const chosen = places.sort((first, second) => first.rank - second.rank).slice(0, count)
  return chosen
    .map(({ place }) => place)
    .sort((first, second) => first - second)
    .map((place) => all[place] as Entry)
}

/** Returns a sample of `count` entries, and all of them in the release tests. */
export function sampleInGate<Entry>(
  all: readonly Entry[],
  count: number,
  seed = sampleSeed,
): readonly Entry[] {
  return process.env.QZ_RELEASE ? all : pickSample(all, count, seed)
}
