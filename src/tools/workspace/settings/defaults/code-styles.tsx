import { useTranslations } from 'next-intl'
import { type Design, defaultDesign } from '@/qr/design'
import { nameCode } from '@/tools/shared/code-list/code-list-source'
import { CodePicker } from '../../list/code-picker'
import { useSend } from '../use-send'

/** The codes of the workspace, each of which passes on its style. */
export function CodeStyles({ onChoose }: { onChoose: (design: Design) => void }) {
  const t = useTranslations('workspace.settings.defaults.style')
  const { send, fault } = useSend()
  const choose = async (slug: string) => {
    const read = await send('GET /codes/{slug}', { params: { slug } })
    if (read) onChoose(read.body.design ?? defaultDesign)
  }
  return (
    <div className="flex flex-col gap-3">
      <p role="alert" className="text-bad text-sm empty:hidden">
        {fault && t('codeFailed')}
      </p>
      <CodePicker labels={{ search: t('search'), list: t('codes') }}>
        {(code) => (
          <button
            type="button"
            onClick={() => void choose(code.slug)}
            className="min-h-11 w-full border-line border-b py-2 text-start text-sm hover:underline"
          >
            <span className="wrap-anywhere">{nameCode(code)}</span>
          </button>
        )}
      </CodePicker>
    </div>
  )
}
