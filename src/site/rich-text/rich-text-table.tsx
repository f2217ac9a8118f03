import type { ReactNode } from 'react'
import { cellHeaders, type RichTextNode } from './rich-text-body'

type RichTextTableProps = {
  rows: readonly RichTextNode[]
  renderChildren: (nodes: readonly RichTextNode[] | undefined) => ReactNode
}

/** A table that scrolls horizontally; with focus it can be scrolled by keyboard. */
export function RichTextTable({ rows, renderChildren }: RichTextTableProps) {
  const isHead = (row: RichTextNode) => (row.children ?? []).every((cell) => heads(cell, 'row'))
  const headCount = rows.findIndex((row) => !isHead(row))
  const head = headCount === -1 ? [] : rows.slice(0, headCount)
  const body = rows.slice(head.length)
  const renderRows = (part: readonly RichTextNode[]) =>
    // A stored table is never reordered while it is shown.
    part.map((row, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <tr key={index}>
        {row.children?.map((cell, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Cell key={column} cell={cell}>
            {renderChildren(unwrap(cell))}
          </Cell>
        ))}
      </tr>
    ))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without focus no keyboard could scroll it
    <div data-scrolls="" tabIndex={0}>
      <table>
        {head.length > 0 && <thead>{renderRows(head)}</thead>}
        <tbody>{renderRows(body)}</tbody>
      </table>
    </div>
  )
}

function Cell({ cell, children }: { cell: RichTextNode; children: ReactNode }) {
  const { colSpan = 1, rowSpan = 1 } = cell
  const spans = {
    ...(colSpan > 1 && { colSpan }),
    ...(rowSpan > 1 && { rowSpan }),
  }
  const isHead = heads(cell, 'row') || heads(cell, 'column')
  // An empty corner cell above a column of headings is not a heading.
  if (!isHead || !unwrap(cell)?.length) return <td {...spans}>{children}</td>
  return (
    <th scope={heads(cell, 'row') ? 'col' : 'row'} {...spans}>
      {children}
    </th>
  )
}

function heads({ headerState = 0 }: RichTextNode, direction: keyof typeof cellHeaders): boolean {
  return (headerState & cellHeaders[direction]) !== 0
}

/** Returns the text of a cell without its paragraph, if there is only one. */
function unwrap({ children = [] }: RichTextNode): RichTextNode[] | undefined {
  const [first, ...rest] = children
  return first?.type === 'paragraph' && rest.length === 0 ? first.children : children
}
