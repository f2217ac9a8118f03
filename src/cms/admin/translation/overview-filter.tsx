import Form from 'next/form'
import Link from 'next/link'
import { overviewPath } from '@/cms/admin/admin-paths'
import { NativeSelect } from '@/cms/admin/choices'
import {
  shownStates,
  type TranslationFilter,
  unassigned,
} from '@/cms/translation/find-translations'
import type { Assignee } from '@/cms/translation/read-assignees'
import { workSteps } from '@/cms/workflow/steps'
import { locales } from '@/i18n/locales'
import layout from '../layout.module.css'
import type { Kinds } from './list-kinds'
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
    <Form action={overviewPath} className={layout.filter} key={JSON.stringify(filter)}>
      <NativeSelect
        none={texts.all}
        label={texts.kind}
        name="kind"
        defaultValue={filter.entity ?? ''}
        options={[...kinds].map(([value, { kind }]) => ({ value, label: kind }))}
      />
      <NativeSelect
        none={texts.all}
        label={texts.language}
        name="language"
        defaultValue={filter.locale ?? ''}
        options={locales.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <NativeSelect
        none={texts.all}
        label={texts.state}
        name="state"
        defaultValue={filter.state ?? ''}
        options={shownStates.map((value) => ({ value, label: texts.states[value] }))}
      />
      <NativeSelect
        none={texts.all}
        label={texts.assignee}
        name="assignee"
        defaultValue={filter.assignee ?? ''}
        options={[
          ...own,
          { value: unassigned, label: texts.noOne },
          ...others.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <NativeSelect
        none={texts.all}
        label={texts.step}
        name="step"
        defaultValue={filter.step ?? ''}
        options={workSteps.map((value) => ({ value, label: texts.steps[value] }))}
      />
      <label className={layout.label}>
        {texts.search}
        <input type="search" name="search" maxLength={200} defaultValue={filter.words} />
      </label>
      <button type="submit" className="btn btn--style-primary btn--size-medium">
        {texts.apply}
      </button>
      <Link href={overviewPath} prefetch={false}>
        {texts.reset}
      </Link>
    </Form>
  )
}
