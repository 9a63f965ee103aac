import { type BusinessProfile } from '@/lib/business/profile'
import { durationText } from '@/lib/visits/visit-text'

export function VisitSteps({ profile }: { profile: Pick<BusinessProfile, 'visits'> }) {
  const steps = [
    ['Before', 'You get an entry for your calendar, and a link to move or cancel the visit.'],
    [
      'At your home',
      `We look at the room, measure it, and talk about what you have in mind. It takes ${durationText(profile.visits.minutes)}.`,
    ],
    ['After', 'You receive a no-obligation estimate with 3D renderings of your room.'],
  ]
  return (
    <ol className="border-t border-ink">
      {steps.map(([title, text]) => (
        <li key={title} className="grid gap-1 border-b border-line py-4.5">
          <b className="font-serif text-[1.375rem] leading-tight font-normal tracking-[-0.01em]">{title}</b>
          <span className="text-quiet">{text}</span>
        </li>
      ))}
    </ol>
  )
}
