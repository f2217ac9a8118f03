import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { carryVcode, signUpAttribute } from './carry-vcode'

const signUp = 'https://app.example/sign-up'
const link = page.getByRole('link', { name: 'Sign up' })
const preventNavigation = (event: Event) => event.preventDefault()

/** Without a pointer: an earlier test may have left it anywhere. */
const renderLinks = ({ hasPointer = true } = {}) =>
  render(
    <div {...{ [signUpAttribute]: signUp }} style={{ pointerEvents: hasPointer ? 'auto' : 'none' }}>
      <a href={signUp}>
        <b>Sign up</b>
      </a>
      <a href={`${signUp}?plan=free&vcode=own`}>Own code</a>
      <a href="https://app.example/sign-in">Sign in</a>
      <a href="https://other.example/sign-up">Other</a>
    </div>,
  )

new Function(carryVcode)()

beforeEach(async () => {
  await cookieStore.delete('vcode')
  window.addEventListener('click', preventNavigation)
})
afterEach(() => window.removeEventListener('click', preventNavigation))

it('adds the code before a link to signing up is followed or copied, however that happens', async () => {
  await cookieStore.set('vcode', 'spring.26')
  // A screen reader's click, a middle click and a context menu need no earlier pointer or focus
  // event.
  for (const type of ['pointerdown', 'focusin', 'click', 'auxclick', 'contextmenu']) {
    const { unmount } = await renderLinks({ hasPointer: false })
    await expect.element(link).toHaveAttribute('href', signUp)
    link
      .getByText('Sign up')
      .element()
      .dispatchEvent(new Event(type, { bubbles: true }))
    await expect.element(link).toHaveAttribute('href', `${signUp}?vcode=spring.26`)
    await unmount()
  }

  const { unmount } = await renderLinks({ hasPointer: false })
  await userEvent.tab()
  await expect.element(link).toHaveFocus()
  await expect.element(link).toHaveAttribute('href', `${signUp}?vcode=spring.26`)
  await unmount()

  await renderLinks()
  await link.hover()
  await expect.element(link).toHaveAttribute('href', `${signUp}?vcode=spring.26`)
})

it('leaves other links and links with a code of their own as they are', async () => {
  await cookieStore.set('vcode', 'spring')
  await renderLinks()
  for (const [name, href] of [
    ['Own code', `${signUp}?plan=free&vcode=own`],
    ['Sign in', 'https://app.example/sign-in'],
    ['Other', 'https://other.example/sign-up'],
  ] as const) {
    const other = page.getByRole('link', { name })
    await other.click()
    await expect.element(other).toHaveAttribute('href', href)
  }
})

it.each([
  ['summer%2026', 'summer+26'],
  ['a%2Bb', 'a%2Bb'],
  ["it's%20(new)!", 'it%27s+%28new%29%21'],
])('decodes the cookie %s and adds %s', async (cookie, added) => {
  await cookieStore.set('vcode', cookie)
  await renderLinks()
  await link.click()
  await expect.element(link).toHaveAttribute('href', `${signUp}?vcode=${added}`)
})

it.each(['', '<script>', '%', '%ff', 'a'.repeat(513)])(
  'adds nothing for the cookie “%s”',
  async (vcode) => {
    if (vcode) await cookieStore.set('vcode', vcode)
    await renderLinks()
    await link.click()
    await expect.element(link).toHaveAttribute('href', signUp)
  },
)
