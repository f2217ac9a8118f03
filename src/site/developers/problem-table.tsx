import { useTranslations } from 'next-intl'
import { problemKeys } from '@/codes'
import { problemKinds } from '@/data/codes/api/api-problem'
import { Meaning } from './meaning'

/** All kinds of problems, at the anchors that their `type` addresses refer to. */
export function ProblemTable() {
  const t = useTranslations('developers.errors')
  return (
    <table className="w-full border-collapse text-sm">
      <thead>
        <tr className="text-start">
          {[t('key'), t('status'), t('meaning')].map((heading) => (
            <th key={heading} scope="col" className="py-1.5 pe-2 sm:pe-4 text-start font-medium">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {problemKeys.map((key) => (
          <tr
            key={key}
            id={key}
            className="scroll-mt-(--header-height) border-line border-t align-top target:bg-paper-sunken"
          >
            <th scope="row" className="py-2 pe-2 sm:pe-4 text-start font-normal">
              <code translate="no">{key}</code>
            </th>
            <td className="py-2 pe-2 sm:pe-4 tabular-nums">{problemKinds[key].status}</td>
            <td className="wrap-anywhere hyphens-auto py-2 text-ink-soft">
              <Meaning of={problemKinds[key].title} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
