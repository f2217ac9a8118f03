import Form from 'next/form'
import Link from 'next/link'
import { listLanguages } from '../../languages'
import { overviewPath } from '../../routes'
import { shownStates, type TranslationFilter, unassigned } from '../../states/find-translations'
import type { Assignee } from '../../states/read-assignees'
import { workSteps } from '../../states/work-steps'
import type { DeskTexts } from '../../texts'
import { NativeSelect } from '../choices'
import layout from '../layout.module.css'
import type { Kinds } from './list-kinds'

type Props = {
  filter: TranslationFilter
  kinds: Kinds
  t: DeskTexts
  assignees: readonly Assignee[]
  /** Id of the signed-in user. */
  user: string | undefined
}

/** The filter of the overview, which the address contains. */
export function OverviewFilter({ filter, kinds, t, assignees, user }: Props) {
  const people = [
    ...(user === undefined ? [] : [{ value: user, label: t('translations.me') }]),
    { value: unassigned, label: t('translations.noOne') },
    ...assignees
      .filter(({ id }) => id !== user)
      .map(({ id, name }) => ({ value: id, label: name })),
  ]
  const contents = [...kinds].map(([value, { kind }]) => ({ value, label: kind }))
  const languages = listLanguages().map(({ code, name }) => ({ value: code, label: name }))
  const states = shownStates.map((value) => ({ value, label: t(`translations.states.${value}`) }))
  const steps = workSteps.map((value) => ({ value, label: t(`workflow.steps.${value}`) }))
  const selects = [
    ['kind', t('translations.kind'), filter.entity, contents],
    ['language', t('translations.language'), filter.locale, languages],
    ['state', t('translations.state'), filter.state, states],
    ['assignee', t('translations.assignee'), filter.assignee, people],
    ['step', t('workflow.step'), filter.step, steps],
  ] as const
  return (
    // The key resets the controls when a link changes the filter.
    <Form action={overviewPath} className={layout.filter} key={JSON.stringify(filter)}>
      {selects.map(([name, label, chosen, options]) => (
        <NativeSelect
          key={name}
          {...{ name, label, options, none: t('translations.all') }}
          defaultValue={chosen ?? ''}
        />
      ))}
      <label className={layout.label}>
        {t('translations.search')}
        <input type="search" name="search" maxLength={200} defaultValue={filter.words} />
      </label>
      <button type="submit" className="btn btn--style-primary btn--size-medium">
        {t('translations.apply')}
      </button>
      <Link href={overviewPath} prefetch={false}>
        {t('translations.reset')}
      </Link>
    </Form>
  )
}
