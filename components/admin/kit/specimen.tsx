import { type ReactNode } from 'react'
import { cn } from '@/components/ui/cn'

type SpecimenProps = { title: string; className?: string; children: ReactNode }

export function SpecimenGroup({ title, className, children }: SpecimenProps) {
  const id = title.toLowerCase().replaceAll(' ', '-')
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="border-b border-hair-strong pb-2">
        {title}
      </h2>
      <div className={cn('mt-5 grid gap-x-8 gap-y-6 tablet:grid-cols-2', className)}>{children}</div>
    </section>
  )
}

export const Specimen = ({ title, className, children }: SpecimenProps) => (
  <div className="min-w-0">
    <h3 className="mb-2 text-13 text-stone">{title}</h3>
    <div className={cn('flex flex-wrap items-start gap-2', className)}>{children}</div>
  </div>
)
