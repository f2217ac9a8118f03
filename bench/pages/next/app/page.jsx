export const dynamic = 'force-static'

/** Contains as much text as our home page. */
export default function Page() {
  return (
    <main>
      {Array.from({ length: 400 }, (_, index) => (
        <p key={String(index)}>{`Paragraph ${index} of a page that Next answers on its own.`}</p>
      ))}
    </main>
  )
}
