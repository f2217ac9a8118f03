import { maxQuestionLength } from '@/cms/search/search-terms'
import { buttonStyle } from '@/ui/button-style'
import { Icon } from '@/ui/icon/icon'
import { TextInput } from '@/ui/text-input'

type SearchFormProps = {
  /** Path of the page with the results. */
  action: string
  label: string
  submit: string
  question?: string
  /** Shows an icon instead of the word on the button, joined with the field. */
  isNarrow?: boolean
}

/** A search whose results are a page, so that it works without scripts. */
export function SearchForm({ action, label, submit, question, isNarrow }: SearchFormProps) {
  return (
    <search className={isNarrow ? 'block print:hidden' : 'block w-full max-w-112 print:hidden'}>
      <form action={action} className={isNarrow ? 'flex' : 'flex gap-2'}>
        <TextInput
          key={question}
          type="search"
          name="q"
          aria-label={label}
          placeholder={label}
          defaultValue={question}
          maxLength={maxQuestionLength}
          required
          enterKeyHint="search"
          className={isNarrow ? 'min-w-0 grow rounded-e-none border-e-0' : 'min-w-0 grow'}
        />
        <button
          type="submit"
          aria-label={isNarrow ? submit : undefined}
          className={`${buttonStyle({ variant: 'secondary', square: isNarrow })} ${isNarrow ? 'rounded-s-none' : ''}`}
        >
          <Icon name="search" />
          {!isNarrow && submit}
        </button>
      </form>
    </search>
  )
}
