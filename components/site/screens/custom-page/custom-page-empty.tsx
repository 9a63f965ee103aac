import { ButtonLink } from '@/components/ui/button'

export function CustomPageEmpty({ title }: { title: string }) {
  return (
    <section className="px-gutter py-section">
      <h1 className="sr-only">{title}</h1>
      <h2>No Content Available</h2>
      <p className="mt-3 mb-6 max-w-[29em] text-lede text-quiet">
        {"This page doesn't have any components to display yet."}
      </p>
      <ButtonLink look="line" className="max-sm:w-full" href="/services">
        See our services
      </ButtonLink>
    </section>
  )
}
