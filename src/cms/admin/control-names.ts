/** Buttons above a formatted text, by Payload's name for them. */
export const toolbarKeys = [
  'add',
  'blocks',
  'text',
  'bold',
  'italic',
  'inlineCode',
  'link',
] as const

export type ControlTexts = Record<
  'clear' | 'more' | 'move' | 'next' | 'previous' | 'remove' | 'select' | 'selectAll',
  string
> & { toolbar: Readonly<Record<string, string>> }

type Repair = (element: HTMLElement, texts: ControlTexts) => void

const name =
  (find: (element: HTMLElement, texts: ControlTexts) => string | null | undefined): Repair =>
  (element, texts) => {
    const found = find(element, texts)?.trim()
    if (found) element.ariaLabel = found
  }

const textOf = (element: Element | null | undefined) => element?.textContent

/** What Payload's elements lack, by selectors that no longer match afterwards. */
const repairs: Record<string, Repair> = {
  // Refers to the element with its own technical name, often itself, and shows that as a tooltip.
  'input[type="checkbox"][aria-labelledby]': (box) => {
    for (const attribute of ['aria-labelledby', 'title']) box.removeAttribute(attribute)
  },
  '.select-all input:is(:not([aria-label]), [aria-label=""])': name(
    (_, { selectAll }) => selectAll,
  ),
  '.select-row input:is(:not([aria-label]), [aria-label=""])': name(
    (box, { select }) =>
      `${select}: ${textOf(box.closest('tr')?.querySelector('a, button')) ?? ''}`,
  ),
  '.popup-button:not([aria-label])': name((button, { more }) => textOf(button) || more),
  '.clickable-arrow--left:not([aria-label])': name((_, { previous }) => previous),
  '.clickable-arrow--right:not([aria-label])': name((_, { next }) => next),
  '.collapsible__drag:not([aria-label])': name((_, { move }) => move),
  // Fields in a block of a formatted text have other ids than their labels name.
  ':is(.rs__input, .date-time-field input, .LexicalEditorTheme__block :is(input, textarea)):not([aria-label], [aria-labelledby])':
    name((input) => {
      if ((input as HTMLInputElement).labels?.length) return null
      const field = input.closest('.field-type, [class*="__language"], .condition')
      return textOf(field?.querySelector('label, .field-label'))
    }),
  '.date-time-picker__clear-button:not([aria-label])': name((_, { clear }) => clear),
  // Contains buttons of its own.
  '.rs__multi-value[role="button"]': (value) => {
    value.role = 'group'
  },
  '.LexicalEditorTheme__block__removeButton:not([aria-label])': name((_, { remove }) => remove),
  '.ContentEditable__root:not([aria-label])': name((text) =>
    textOf(text.closest('.field-type')?.querySelector('.field-label')),
  ),
  'button[data-button-key]:not([aria-label])': name(
    ({ dataset }, { toolbar }) => toolbar[dataset.buttonKey ?? ''],
  ),
  'button[data-dropdown-key][aria-label$=" dropdown"]': name(
    ({ dataset }, { toolbar }) => toolbar[dataset.dropdownKey ?? ''],
  ),
  // Hidden from screen readers, but in the way of the keyboard, which has other keys for both.
  ':is(.clear-indicator, .dropdown-indicator):not([tabindex="-1"])': (indicator) => {
    indicator.tabIndex = -1
  },
  'ul.doc-tabs__tabs:not([role])': (list) => {
    list.role = 'presentation'
  },
  // Leaves out the number that is shown.
  'a.doc-tab[aria-label]': (tab) => tab.removeAttribute('aria-label'),
  '.collection-list:not([role])': (list) => {
    list.role = 'main'
  },
}

/** Repairs names, roles and stops of Payload's controls for screen readers and the keyboard. */
export function nameControls(root: ParentNode, texts: ControlTexts): void {
  for (const [selector, repair] of Object.entries(repairs))
    for (const element of root.querySelectorAll<HTMLElement>(selector)) repair(element, texts)
}
