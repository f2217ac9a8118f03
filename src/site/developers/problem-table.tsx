'use client'

import { unpackRows } from './packed-rows'

export type ProblemCells = readonly [key: string, status: string, meaning: string]

/** All kinds of problems, at the anchors that their `type` addresses refer to. */
export function ProblemTable({
  headings,
  problems,
}: {
  headings: readonly string[]
  /** Packed rows of `ProblemCells`. */
  problems: string
}) {
  return (
    <table className="w-full border-collapse text-sm [&_:is(td,th)]:py-2 [&_:is(td,th)]:pe-2 [&_:is(td,th)]:text-start sm:[&_:is(td,th)]:pe-4 [&_tbody_th]:font-normal [&_tbody_tr]:scroll-mt-24 [&_tbody_tr]:border-line [&_tbody_tr]:border-t [&_tbody_tr]:align-top [&_td:last-child]:wrap-anywhere [&_td:last-child]:hyphens-auto [&_td:last-child]:text-ink-soft [&_td]:tabular-nums [&_thead_th]:font-medium [&_tr:target]:bg-accent-soft">
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {unpackRows<ProblemCells>(problems).map(([key, status, meaning]) => (
          <tr key={key} id={key}>
            <th scope="row">
              <code translate="no">{key}</code>
            </th>
            <td>{status}</td>
            <td>{meaning}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
