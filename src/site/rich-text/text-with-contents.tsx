import { markField } from '@/data/mark-field'
import { collectHeadings } from './collect-headings'
import { RichText, type RichTextProps } from './rich-text'

type TextWithContentsProps = RichTextProps & {
  /** Heading of the table of contents. */
  contentsLabel: string
}

/** A long text with its table of contents next to it or, on a narrow screen, above it. */
export function TextWithContents({ contentsLabel, ...text }: TextWithContentsProps) {
  const { body, lang } = text
  const sections = collectHeadings(body).filter(({ level }) => level === 2)
  return (
    <div className="page-frame grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 pb-20 lg:grid-cols-12 lg:pb-28">
      <div className="lg:col-span-4">
        {sections.length > 2 && (
          <nav aria-labelledby="contents" className="lg:sticky lg:top-28 print:hidden">
            <h2 id="contents" className="text-sm font-semibold tracking-normal">
              {contentsLabel}
            </h2>
            <ol className="mt-3 border-l border-line text-sm" lang={lang}>
              {sections.map(({ id, text }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="block py-1.5 pl-4 text-ink-soft underline-offset-4 hover:text-ink hover:underline"
                  >
                    {text}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        )}
      </div>
      <div className="lg:col-span-8" {...markField('body')}>
        <RichText {...text} />
      </div>
    </div>
  )
}
