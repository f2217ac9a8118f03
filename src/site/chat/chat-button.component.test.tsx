import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { message } from '@/testing/message'
import { renderInSite } from '@/testing/render-in-site'
import { ConsentQuestion } from '../consent/consent-question'
import { decideConsent } from '../consent/use-consent'
import { ChatButton } from './chat-button'

const chatMessages = {
  open: message('site.chat.open'),
  news: message('site.chat.news'),
  title: message('site.chat.title'),
  ask: message('site.chat.ask', { provider: 'tawk.to', days: 180 }),
  agree: message('site.chat.agree'),
  notNow: message('site.chat.notNow'),
  close: message('site.chat.close'),
}
const consentMessages = {
  title: message('site.consent.title'),
  lead: message('site.consent.lead'),
  policy: message('site.consent.policy'),
  accept: message('site.consent.accept'),
  decline: message('site.consent.decline'),
}

const button = page.getByRole('button', { name: chatMessages.open, exact: true })
const chat = page.getByRole('dialog', { name: chatMessages.title })
const question = page.getByRole('region', { name: consentMessages.title })
const news = page.getByText(chatMessages.news)
const findFrame = () => document.querySelector<HTMLIFrameElement>(`iframe[title]`)
const readChoices = async () => (await cookieStore.get('consent'))?.value

/** Sends a message like the script in the chat's document, which the page cannot access. */
function notifyPage(chat: 'news' | 'read' | 'left' | 'stored', state?: string) {
  const source = findFrame()?.contentWindow ?? null
  dispatchEvent(new MessageEvent('message', { source, origin: 'null', data: { chat, state } }))
}

it('asks for consent, opens the chat, announces news and forgets it when consent is withdrawn', async () => {
  await cookieStore.delete('consent')
  await renderInSite([
    <ChatButton key="chat" address="about:blank" cookieDomain={undefined} words={chatMessages} />,
    <ConsentQuestion
      key="question"
      services={[
        { purpose: 'chat', label: 'The chat', hint: '' },
        { purpose: 'badge', label: 'The badge', hint: '' },
      ]}
      cookieDomain={undefined}
      policyAddress="/legal/cookies-policy"
      words={consentMessages}
    />,
  ])
  await expect.element(question).toBeVisible()
  button.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(chat).toHaveTextContent(chatMessages.ask.replace('\u00a0', ' '))
  await expect.element(chat).toHaveFocus()
  await chat.getByRole('button', { name: chatMessages.notNow }).click()
  await expect.element(chat).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  expect(findFrame()).toBeNull()
  expect(await readChoices()).toBeUndefined()

  await button.click()
  await chat.getByRole('button', { name: chatMessages.agree }).click()
  await expect.element(chat.getByTitle(chatMessages.title)).toHaveAttribute('src', 'about:blank')
  await expect.element(chat).toHaveFocus()
  expect(await readChoices()).toBe('chat-yes')
  // The badge was not part of that prompt.
  await expect.element(question).toHaveTextContent('The badge')

  chat.getByRole('button', { name: chatMessages.close }).element().focus()
  await userEvent.keyboard('{Escape}')
  await expect.element(chat).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  const frame = findFrame()
  notifyPage('news')
  await expect.element(news).toBeInTheDocument()
  notifyPage('read')
  await expect.element(news).not.toBeInTheDocument()
  notifyPage('news')
  await expect.element(news).toBeInTheDocument()
  await button.click()
  await expect.element(chat).toBeVisible()
  await expect.element(news).not.toBeInTheDocument()
  // The conversation was not reloaded.
  expect(findFrame()).toBe(frame)
  expect(frame?.sandbox.contains('allow-scripts')).toBe(true)
  expect(frame?.sandbox.contains('allow-same-origin')).toBe(false)
  notifyPage('stored', '{"cookies":{}}')
  expect(sessionStorage.getItem('twk-chat')).toBe('{"cookies":{}}')
  notifyPage('left')
  await expect.element(chat).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()

  // biome-ignore lint/suspicious/noDocumentCookie: as the provider’s script stores it
  document.cookie = 'twk_uuid=1; Path=/'
  localStorage.setItem('twk_seen', '1')
  decideConsent({ chat: false }, undefined)
  await expect.poll(findFrame).toBeNull()
  await expect.poll(() => document.cookie).not.toContain('twk_uuid')
  await expect.poll(() => localStorage.getItem('twk_seen')).toBeNull()
  expect(sessionStorage.getItem('twk-chat')).toBeNull()
})
