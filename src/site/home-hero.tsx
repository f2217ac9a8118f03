type HomeHeroProps = { title: string; lead?: string | null }

/** Short on purpose: the generator right below has to be in view. */
export function HomeHero({ title, lead }: HomeHeroProps) {
  return (
    <header className="page-frame grid items-end gap-x-12 gap-y-4 pt-8 pb-8 sm:pt-12 sm:pb-10 lg:grid-cols-12 lg:pt-16">
      <h1 className="text-title sm:text-hero lg:col-span-7">{title}</h1>
      {lead && <p className="max-w-[52ch] text-lead text-ink-soft lg:col-span-5">{lead}</p>}
    </header>
  )
}
