import { maxQuestionLength } from '@/cms/search/search-terms'
import { buttonStyle } from '@/ui/button-style'
import { classNames } from '@/ui/class-names'
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
    <search className={classNames('block print:hidden', !isNarrow && 'w-full max-w-112')}>
      <form action={action} className={classNames('flex', !isNarrow && 'gap-2')}>
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
          className={classNames('min-w-0 grow', isNarrow && 'rounded-e-none border-e-0')}
        />
        <button
          type="submit"
          aria-label={isNarrow ? submit : undefined}
          className={classNames(
            buttonStyle({ variant: 'secondary', square: isNarrow }),
            isNarrow && 'rounded-s-none',
          )}
        >
          <Icon name="search" />
          {!isNarrow && submit}
        </button>
      </form>
    </search>
  )
}
