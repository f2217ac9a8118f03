import { toString as drawCode } from 'qrcode'

const picture = document.querySelector('#code')
document.querySelector('textarea')?.addEventListener('input', async ({ target }) => {
  const text = (target as HTMLTextAreaElement).value || ' '
  if (picture) picture.innerHTML = await drawCode(text, { type: 'svg', errorCorrectionLevel: 'Q' })
})
