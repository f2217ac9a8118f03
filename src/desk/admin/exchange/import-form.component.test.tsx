import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { message } from '@/testing/message'
import { renderInAdmin } from '@/testing/render-in-admin'
import type { ReviewedDocument, ReviewedText } from '../../exchange/review-import'
import { ImportForm } from './import-form'

const label = (key: string) => message(`admin.exchange.${key}`)

const review = (key: string, more: Partial<ReviewedText> = {}): ReviewedText => ({
  ...{ key, name: `Field ${key}`, kind: 'added', faults: [], warnings: [] },
  parts: [{ id: '', source: 'Foil', before: '', after: `Folie ${key}`, faults: [], warnings: [] }],
  ...{ sourceHash: 'source', targetHash: '' },
  ...more,
})
const conflict = { warnings: [{ reason: 'conflict' as const }] }
const stale = { kind: 'refused' as const, faults: [{ reason: 'stale' as const }] }
const preview: ReviewedDocument = {
  ...{ slug: 'posts', id: 'a', locale: 'nl', title: 'Foil', unknown: [] },
  texts: [review('title'), review('excerpt', conflict), review('body', stale)],
}

/** Answers the requests of the form with these bodies, one after the other. */
function answer(...answers: { status?: number; body: object }[]) {
  const requests = vi.spyOn(window, 'fetch')
  for (const { status = 200, body } of answers)
    requests.mockResolvedValueOnce(Response.json(body, { status }))
  return requests
}

async function choose() {
  await renderInAdmin(<ImportForm />)
  await page.getByLabelText(label('import.choose')).upload(new File(['x'], 'foil.xlf'))
}

it('saves what is ticked: not what is refused, nor at first what others have edited', async () => {
  const problem = { ...review('title'), faults: [{ reason: 'changedMeanwhile' }] }
  const requests = answer(
    { body: { documents: [preview], faults: [] } },
    { body: { saved: 1, confirmed: 0, refused: [problem] } },
  )
  await choose()
  const box = (name: string) => page.getByRole('checkbox', { name: new RegExp(name) })
  await expect.element(box('Field title')).toBeChecked()
  await expect.element(box('Field excerpt')).not.toBeChecked()
  await expect.element(box('Field body')).not.toBeInTheDocument()
  await expect.element(page.getByText(label('texts.stale'))).toBeVisible()
  await box('Field excerpt').click()
  await box('Field title').click()
  await page.getByRole('button', { name: label('import.apply') }).click()
  await expect.element(page.getByText(`${label('import.saved')} 1`)).toBeVisible()
  await expect.element(page.getByText(label('texts.changedMeanwhile'))).toBeVisible()
  const sent = JSON.parse(String(requests.mock.lastCall?.[1]?.body))
  expect(sent).toMatchObject({ slug: 'posts', id: 'a', locale: 'nl' })
  expect(sent.texts).toMatchObject([{ key: 'excerpt', parts: [{ after: 'Folie excerpt' }] }])
})

it('leaves what may belong elsewhere for a decision', async () => {
  const doubtful = review('title', {
    parts: [
      {
        ...{ id: '', source: 'Foil', before: '', after: 'The foil', faults: [] },
        warnings: [{ reason: 'wrongLanguage', detail: 'English' }],
      },
    ],
  })
  answer({ body: { documents: [{ ...preview, texts: [doubtful] }], faults: [] } })
  await choose()
  await expect.element(page.getByRole('checkbox', { name: /Field title/ })).not.toBeChecked()
  await expect.element(page.getByText(`${label('texts.wrongLanguage')} English`)).toBeVisible()
})

it('states why a file is refused, and accepts another', async () => {
  answer(
    { status: 400, body: { errors: [{ message: label('faults.notExchange') }] } },
    { body: { documents: [], faults: [{ reason: 'malformed', detail: '3', file: 'foil.xlf' }] } },
  )
  await choose()
  await expect.element(page.getByRole('alert')).toHaveTextContent(label('faults.notExchange'))
  await page.getByLabelText(label('import.choose')).upload(new File(['y'], 'foil.xlf'))
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(`foil.xlf: ${label('faults.malformed')} 3`)
  await expect.element(page.getByText(label('import.none'))).toBeVisible()
})
