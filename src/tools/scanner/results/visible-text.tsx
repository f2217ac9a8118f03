import { splitVisible } from './split-visible'

/** The exact text: invisible and directional characters are shown as marks. */
export function VisibleText({
  isProse = false,
  children,
}: {
  /** Leaves line breaks and tabs unmarked. */
  isProse?: boolean
  children: string
}) {
  let at = 0
  return (
    <bdi>
      {splitVisible(children, isProse).map(({ text, mark }) => {
        const key = at
        at += text.length
        if (!mark) return <span key={key}>{text}</span>
        return (
          <span key={key}>
            <span className="mx-px rounded-xs bg-warn/15 px-0.5 font-mono text-[0.85em] text-warn">
              {mark}
            </span>
            {text === '\n' && '\n'}
          </span>
        )
      })}
    </bdi>
  )
}
