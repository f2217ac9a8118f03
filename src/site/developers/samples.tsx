'use client'

import { useRef } from 'react'
import { CopyControl } from '@/ui/copy-control'
import styles from './reference.module.css'

export type SampleLabels = Readonly<Record<'language' | 'copy' | 'copied' | 'failed', string>>

/** Code in several languages. The style sheet shows one of them, also without scripts. */
export function Samples({
  id,
  codes,
  labels,
}: {
  /** Id of the heading that names what the code does. */
  id: string
  codes: Readonly<Record<'curl' | 'TypeScript' | 'Python', string>>
  labels: SampleLabels
}) {
  const box = useRef<HTMLDivElement>(null)
  const readShown = () =>
    [...(box.current?.querySelectorAll('pre') ?? [])].find((code) => code.checkVisibility())
      ?.textContent ?? ''
  return (
    <div ref={box} className={styles.samples}>
      <div>
        <fieldset>
          <legend className="sr-only">{labels.language}</legend>
          {Object.keys(codes).map((language, at) => (
            <label key={language} id={`${id}-${language}`} translate="no">
              <input
                type="radio"
                name={`${id} in`}
                value={language}
                defaultChecked={at === 0}
                onChange={() => chooseEverywhere(language)}
              />
              {language}
            </label>
          ))}
        </fieldset>
        <CopyControl text={readShown} label={`${labels.copy} ${id}`} labels={labels} look="" />
      </div>
      {Object.entries(codes).map(([language, code]) => (
        <section
          key={language}
          data-language={language}
          aria-labelledby={`${id}-${language} ${id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
          tabIndex={0}
        >
          <pre translate="no" dir="ltr">
            {code}
          </pre>
        </section>
      ))}
    </div>
  )
}

/** Who reads one sample in a language reads the others in it, too. */
function chooseEverywhere(language: string) {
  const others = document.querySelectorAll<HTMLInputElement>(
    `input[name$=" in"][value="${language}"]`,
  )
  for (const other of others) other.checked = true
}
