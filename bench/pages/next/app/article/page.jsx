import { Counter } from './counter'

export const dynamic = 'force-static'

/** A text with one client component: the least that a page of Next costs a visitor. */
export default function Page() {
  return (
    <main>
      <Counter />
      {Array.from({ length: 200 }, (_, index) => (
        <p key={String(index)}>{`Paragraph ${index} of a page that Next answers on its own.`}</p>
      ))}
    </main>
  )
}
