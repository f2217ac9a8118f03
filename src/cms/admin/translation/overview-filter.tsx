import Form from 'next/form'
import Link from 'next/link'
import type { ReactNode } from 'react'
import {
  shownStates,
  type TranslationFilter,
  unassigned,
} from '@/cms/translation/find-translations'
import type { Assignee } from '@/cms/translation/read-assignees'
import { workSteps } from '@/cms/workflow/steps'
import { locales } from '@/i18n/locales'
import type { Kinds } from './list-kinds'
import { overviewPath } from './overview-path'
import type { TranslationTexts } from './translation-texts'

type Props = {
  filter: TranslationFilter
  kinds: Kinds
  texts: TranslationTexts
  assignees: readonly Assignee[]
  /** Id of the signed-in user. */
  user: string | undefined
}

/** The filter of the overview, which the address contains. */
export function OverviewFilter({ filter, kinds, texts, assignees, user }: Props) {
  const own = user === undefined ? [] : [{ value: user, label: texts.me }]
  const others = assignees.filter(({ id }) => id !== user)
  return (
    // The key resets the controls when a link changes the filter.
    <Form action={overviewPath} className="translations__filter" key={JSON.stringify(filter)}>
      <Choice label={texts.kind} name="kind" value={filter.entity} all={texts.all}>
        {[...kinds].map(([value, { kind }]) => ({ value, label: kind }))}
      </Choice>
      <Choice label={texts.language} name="language" value={filter.locale} all={texts.all}>
        {locales.map(({ code, name }) => ({ value: code, label: name }))}
      </Choice>
      <Choice label={texts.state} name="state" value={filter.state} all={texts.all}>
        {shownStates.map((value) => ({ value, label: texts.states[value] }))}
      </Choice>
      <Choice label={texts.assignee} name="assignee" value={filter.assignee} all={texts.all}>
        {[
          ...own,
          { value: unassigned, label: texts.noOne },
          ...others.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      </Choice>
      <Choice label={texts.step} name="step" value={filter.step} all={texts.all}>
        {workSteps.map((value) => ({ value, label: texts.steps[value] }))}
      </Choice>
      <Labelled label={texts.search}>
        <input type="search" name="search" maxLength={200} defaultValue={filter.words} />
      </Labelled>
      <button type="submit" className="btn btn--style-primary btn--size-medium">
        {texts.apply}
      </button>
      <Link href={overviewPath} prefetch={false}>
        {texts.reset}
      </Link>
    </Form>
  )
}

type ChoiceProps = {
  label: string
  name: string
  value: string | undefined
  /** Text of the first option, which filters nothing. */
  all: string
  children: readonly { value: string; label: string }[]
}

function Choice({ label, name, value, all, children }: ChoiceProps) {
  return (
    <Labelled label={label}>
      <select name={name} defaultValue={value ?? ''}>
        <option value="">{all}</option>
        {children.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Labelled>
  )
}

const Labelled = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is passed as a child
  <label>
    {label}
    {children}
  </label>
)
