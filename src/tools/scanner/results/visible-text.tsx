import { splitVisible } from './split-visible'

/** A text to the letter: what would hide or turn others around is shown as a mark. */
export function VisibleText({
  isProse = false,
  children,
}: {
  /** Line ends and tabs are no marks. */
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
