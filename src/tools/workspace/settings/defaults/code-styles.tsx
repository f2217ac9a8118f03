import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { ListedCode } from '@/codes'
import { type Design, defaultDesign } from '@/qr/design'
import { nameCode } from '@/tools/shared/code-list/code-list-source'
import { everyCode } from '@/tools/shared/code-list/code-query'
import { ShelfSearch } from '@/tools/shared/shelf/shelf-search'
import { Skeleton } from '@/ui/skeleton'
import { useWorkspaceCodes } from '../../list/use-workspace-codes'
import { useWorkspace } from '../../workspace-session'

/** The codes of the workspace, each of which passes on its style. */
export function CodeStyles({ onChoose }: { onChoose: (design: Design) => void }) {
  const t = useTranslations('workspace.settings.defaults.style')
  const { call } = useWorkspace()
  const [query, setQuery] = useState(everyCode)
  const { codes, status } = useWorkspaceCodes(query)
  const [fault, setFault] = useState<string>()
  const choose = async ({ slug }: ListedCode) => {
    setFault(undefined)
    const answer = await call('GET /codes/{slug}', { params: { slug } })
    if (answer.ok) onChoose(answer.body.design ?? defaultDesign)
    else setFault(t('codeFailed'))
  }
  return (
    <div className="flex flex-col gap-3">
      <ShelfSearch
        label={t('search')}
        words={query.words}
        onWordsChange={(words) => setQuery({ ...query, words })}
      >
        {null}
      </ShelfSearch>
      <p role="alert" className="text-bad text-sm empty:hidden">
        {fault}
      </p>
      {status === 'loading' && <Skeleton className="h-32 w-full" />}
      {status !== 'loading' && codes.length === 0 && (
        <p role="status" className="text-ink-soft text-sm">
          {t('noCodes')}
        </p>
      )}
      <ul aria-label={t('codes')} className="max-h-80 overflow-y-auto">
        {codes.map((code) => (
          <li key={code.slug} className="border-line border-b">
            <button
              type="button"
              onClick={() => void choose(code)}
              className="min-h-11 w-full py-2 text-start text-sm hover:underline"
            >
              <span className="wrap-anywhere">{nameCode(code)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
