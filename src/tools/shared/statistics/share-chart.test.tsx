import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import english from '@/i18n/messages/en.json'
import { DayAxis } from './day-axis'
import { ShareChart } from './share-chart'

const share = (key: string, scans: number, bots = 0) => ({
  key,
  label: key,
  scans,
  clicks: 0,
  bots,
})

it('draws the values of the count, and lists all of them in the table', () => {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={english}>
      <ShareChart
        title="Systems"
        head="System"
        shares={[share('Linux', 0, 4), share('iOS', 3), share('Android', 1)]}
      />
    </NextIntlClientProvider>,
  )
  const [list = '', table = ''] = html.split('</ul>')
  expect(list).toMatch(/iOS.*75%.*Android.*25%/)
  expect(list).not.toContain('Linux')
  // The width of a bar is the share of all scans, not of the longest bar.
  expect(
    [...list.matchAll(/<rect width="(\d+)" height="4" class="fill-accent"/g)].map(
      ([, width]) => width,
    ),
  ).toEqual(['75', '25'])
  expect(table).toMatch(/left:0%.*>0%<.*left:50%.*>50%<.*left:100%.*>100%</)
  expect(table).toContain('Linux')
})

it('names the ends of an axis inside the chart', () => {
  const days = Array.from({ length: 10 }, (_, at) => `Nov ${at + 1}`)
  const html = renderToStaticMarkup(
    <DayAxis ticks={days} toShare={(at) => (at + 0.5) / days.length} />,
  )
  expect(html).toContain('style="left:5%;translate:-5%">Nov 1<')
  expect(html).toContain('style="left:95%;translate:-95%">Nov 10<')
})
