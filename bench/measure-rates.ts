/** A name and the measured work on one of the inputs. */
export type Contender<Input> = { name: string; run: (input: Input) => unknown }

const warmUpMs = 250
const sliceMs = 100
const rounds = 9

/**
 * Measures how many times per second each contender does its work. After a warm-up, all contenders
 * run in turn in short slices, so that other load on the machine affects all of them; the median
 * slice is returned. A slice contains at least one run. Inputs are used in rotation, so that a
 * contender cannot return a cached result.
 */
export async function measureRates<Input>(
  contenders: readonly Contender<Input>[],
  inputs: readonly Input[],
): Promise<Map<string, number>> {
  const rates = new Map(contenders.map(({ name }) => [name, [] as number[]]))
  for (const contender of contenders) await measureSlice(contender, inputs, warmUpMs)
  for (let round = 0; round < rounds; round++) {
    for (const contender of contenders) {
      rates.get(contender.name)?.push(await measureSlice(contender, inputs, sliceMs))
    }
  }
  return new Map([...rates].map(([name, measured]) => [name, median(measured)]))
}

async function measureSlice<Input>(
  { run }: Contender<Input>,
  inputs: readonly Input[],
  forMs: number,
): Promise<number> {
  const start = performance.now()
  let done = 0
  let spentMs = 0
  do {
    const result = run(inputs[done % inputs.length] as Input)
    if (result instanceof Promise) await result
    done++
    spentMs = performance.now() - start
  } while (spentMs < forMs)
  return (done * 1000) / spentMs
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((first, second) => first - second)
  return sorted[Math.floor(sorted.length / 2)] as number
}
