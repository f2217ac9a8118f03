import { markField } from '@/data/mark-field'
import { Link } from '@/i18n/link'
import type { BandBlock } from '@/payload-types'
import { ModuleField } from '@/site/art/module-field'

export function Band({ id, title, text, buttonLabel, buttonPath }: BandBlock) {
  const mark = (name: string) => markField('blocks', id, name)
  return (
    <section className="relative overflow-hidden bg-ink text-paper dark:bg-paper-raised dark:text-ink print:bg-transparent print:text-ink">
      <ModuleField
        seed={buttonPath ?? ''}
        columns={36}
        rows={24}
        className="absolute inset-y-0 right-0 h-full w-3/4 opacity-10 sm:w-1/2 sm:opacity-15 print:hidden"
      />
      <div className="page-frame relative py-20 sm:py-28 print:py-8">
        <h2 className="max-w-[18ch] text-title" {...mark('title')}>
          {title}
        </h2>
        {text && (
          <p
            className="mt-5 max-w-[46ch] text-lead opacity-80 sm:max-w-[min(46ch,50%)]"
            {...mark('text')}
          >
            {text}
          </p>
        )}
        {buttonLabel && buttonPath && (
          <Link
            href={buttonPath}
            {...mark('buttonLabel')}
            className="mt-10 inline-flex min-h-12 items-center rounded-md bg-paper px-6 font-medium text-ink transition-opacity hover:opacity-85 dark:bg-ink dark:text-paper"
          >
            {buttonLabel}
          </Link>
        )}
      </div>
    </section>
  )
}
