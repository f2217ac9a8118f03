import type { Plan } from '@/data/get-pricing'
import { markField } from '@/data/mark-field'
import { Link } from '@/i18n/link'
import type { Locale } from '@/i18n/locales'
import { buttonStyle } from '@/ui/button-style'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import { formatPrice } from './format-price'

const mark = (...names: Parameters<typeof markField>) => markField('plans', ...names)

type PlansProps = { locale: Locale; currency?: string; plans: readonly Plan[] }

/**
 * Plans side by side, without boxes: their rows are aligned across all columns, like a table. On a
 * phone they are one below the other.
 */
export function Plans({ locale, currency, plans }: PlansProps) {
  return (
    <ul className="page-frame grid gap-x-10 gap-y-16 pb-20 md:auto-cols-fr md:grid-flow-col md:grid-rows-[repeat(5,auto)] md:gap-y-0 lg:pb-28">
      {plans.map((plan) => (
        <li key={plan.id} className="grid grid-cols-1 md:row-span-5 md:grid-rows-subgrid">
          <h2
            className={classNames(
              'border-t-4 pt-5 text-subheading',
              plan.highlighted ? 'border-accent' : 'border-line',
            )}
            {...mark(plan.id, 'name')}
          >
            {plan.name}
          </h2>
          <p className="mt-3 flex flex-wrap items-baseline gap-x-2">
            {typeof plan.amount === 'number' ? (
              <span className="font-display text-title font-semibold tabular-nums">
                {formatPrice(locale, plan.amount, currency)}
              </span>
            ) : (
              <span
                className="font-display text-heading font-semibold"
                {...mark(plan.id, 'priceText')}
              >
                {plan.priceText}
              </span>
            )}
            {plan.period && (
              <span className="text-ink-soft" {...mark(plan.id, 'period')}>
                {plan.period}
              </span>
            )}
          </p>
          <p className="mt-3 text-ink-soft" {...mark(plan.id, 'description')}>
            {plan.description}
          </p>
          <ul className="mt-6 border-b border-line">
            {plan.features?.map((feature) => (
              <li key={feature.id} className="flex gap-3 border-t border-line py-3">
                <Icon name="check" className="mt-1 size-4 shrink-0 text-good" />
                <span {...mark(plan.id, 'features', feature.id, 'text')}>{feature.text}</span>
              </li>
            ))}
          </ul>
          {plan.buttonLabel && plan.buttonPath && (
            <Link
              href={plan.buttonPath}
              {...mark(plan.id, 'buttonLabel')}
              className={classNames(
                'mt-8 justify-self-start',
                buttonStyle({ variant: plan.highlighted ? 'accent' : 'secondary', size: 'lg' }),
              )}
            >
              {plan.buttonLabel}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
