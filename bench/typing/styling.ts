import QRCodeStyling from 'qr-code-styling'

// Same style as ours in the measurement.
const code = new QRCodeStyling({
  type: 'svg',
  width: 300,
  height: 300,
  data: 'warm',
  qrOptions: { errorCorrectionLevel: 'Q' },
  dotsOptions: {
    type: 'rounded',
    gradient: {
      type: 'linear',
      rotation: Math.PI / 4,
      colorStops: [
        { offset: 0, color: '#0b3d2e' },
        { offset: 1, color: '#1668a8' },
      ],
    },
  },
  cornersSquareOptions: { type: 'extra-rounded', color: '#0b3d2e' },
  cornersDotOptions: { type: 'dot' },
})
code.append(document.querySelector<HTMLElement>('#code') ?? undefined)
document.querySelector('textarea')?.addEventListener('input', ({ target }) => {
  code.update({ data: (target as HTMLTextAreaElement).value || ' ' })
})
