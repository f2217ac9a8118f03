import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { findIconColor, planLogo } from '@/qr/check'
import type { Logo } from '@/qr/design'
import { IconChoice } from '@/tools/shared/style/icon-choice'
import { LogoCard } from '@/tools/shared/style/logo-card'
import { LogoFileInput } from '@/tools/shared/style/logo-file-input'
import { useLogoFile } from '@/tools/shared/style/use-logo-file'
import { useLogoProblem } from '@/tools/shared/style/use-logo-problem'
import { buttonStyle } from '@/ui/button-style'
import { classNames } from '@/ui/class-names'
import { Notice } from '@/ui/notice'
import { useBatch } from '../batch-context'

/** Fields for a picture in the middle of all codes: from a file or one of the built-in ones. */
export function LogoFields({ text }: { text: string }) {
  const { design, restyle } = useBatch()
  const t = useTranslations('batch.design.logo')
  const messages = useTranslations('editor.logo')
  const describeProblem = useLogoProblem()
  const input = useRef<HTMLInputElement>(null)
  const { logo } = design
  const put = (source: Logo['source']) => restyle(planLogo(text, design, source))
  const { take, isReading, problem, setProblem } = useLogoFile(put)
  const remove = () => {
    setProblem(null)
    restyle({ logo: null })
    setTimeout(() => input.current?.focus())
  }
  return (
    <div className="flex flex-col gap-3">
      {logo ? (
        <LogoCard
          source={logo.source}
          input={input}
          isReading={isReading}
          onFile={take}
          onRemove={remove}
        />
      ) : (
        <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <span className="font-medium text-sm">{t('label')}</span>
          <span
            aria-busy={isReading}
            className={classNames(
              buttonStyle({ variant: 'secondary', size: 'sm' }),
              'min-h-10 has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2 aria-busy:opacity-50',
            )}
          >
            <span aria-hidden="true">{t('file')}</span>
            <LogoFileInput ref={input} aria-label={messages('choose')} onFile={take} />
          </span>
        </p>
      )}
      <div role="status" className="empty:hidden">
        {problem && <Notice tone="bad">{describeProblem(problem)}</Notice>}
      </div>
      <IconChoice
        value={logo?.source.kind === 'icon' ? logo.source.name : null}
        onChoose={(name) => {
          setProblem(null)
          const last = logo?.source.kind === 'icon' ? logo.source.color : undefined
          put({ kind: 'icon', name, color: last ?? findIconColor(design) })
        }}
      />
    </div>
  )
}
