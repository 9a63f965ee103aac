import { type Town } from '@/lib/business/towns'
import { type OwnWords } from '@/lib/content/own-words'
import { curly } from '@/lib/text/curly'

export function TownWordsSection({ town, words }: { town: Town; words: OwnWords }) {
  const { lede, parts } = curly(words)
  return (
    <section className="band bg-sand">
      <h2>Kitchens and baths in {town.name}</h2>
      {lede && <p className="mt-5 max-w-[31em] font-serif text-h3 leading-snug text-pretty">{lede}</p>}
      <div className="mt-10 grid empty:hidden gap-x-col gap-y-8 md:mt-14 md:grid-cols-3">
        {parts.map(({ title, text }) => (
          <div key={title} className="border-t border-ink pt-5">
            <h3>{title}</h3>
            <p className="mt-3 max-w-[31em] text-pretty">{text}</p>
          </div>
        ))}
      </div>
    </section>
  )
}
