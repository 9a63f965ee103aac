import { type Project } from '@/lib/content-types'
import { type PlateRatio, ProjectPlate } from '@/components/site/parts/project-plate'

type Slot = { ratio: PlateRatio; sizes: string; description?: boolean }

// Widths at which the picture is drawn, not the plate: a 4:5 crop of a 3:2 picture shows half of it.
const full = '(max-width: 639px) 100vw'
const half = '(max-width: 639px) 60vw'
const square = '(min-width: 1296px) 569px, (min-width: 960px) 44vw, 70vw'
const slots: Record<string, Slot> = {
  m1: { ratio: 'r32', sizes: `${full}, (min-width: 1296px) 709px, (min-width: 960px) 55vw, 92vw` },
  m2: { ratio: 'r45', sizes: `${half}, (min-width: 1296px) 711px, (min-width: 960px) 55vw, 82vw` },
  m3: { ratio: 'r45', sizes: `${half}, (min-width: 1296px) 520px, (min-width: 960px) 40vw, 82vw` },
  m4: { ratio: 'r32', sizes: `${full}, (min-width: 1440px) 808px, (min-width: 960px) 60vw, 92vw` },
  m5: { ratio: 'r11', sizes: `${half}, ${square}` },
  m6: { ratio: 'r11', sizes: `${half}, ${square}` },
  m7: { ratio: 'r11', sizes: `${full}, ${square}` },
  m8: {
    ratio: 'r169',
    sizes: `${full}, (min-width: 1440px) 970px, (min-width: 960px) 72vw, 92vw`,
    description: true,
  },
}

// The fixed pattern, and which of its rows stand when there are fewer projects.
const first = ['m1', 'm2']
const second = ['m3', 'm4']
const third = ['m5', 'm6', 'm7']
const last = ['m8']
const patterns = [
  [],
  last,
  first,
  third,
  [...first, ...second],
  [...first, ...third],
  [...first, ...third, ...last],
  [...first, ...second, ...third],
  [...first, ...second, ...third, ...last],
]

/** What a crop must keep in view, where the middle isn't it. */
const focus: Record<string, string> = {
  '/images/bath-01-after.webp': '40% 50%',
  '/images/bath-02-after.webp': '52% 50%',
  '/images/bath-03-after.webp': '20% 50%',
  '/images/kitchen-03-after.webp': '50% 60%',
  '/images/kitchen-05-after.webp': '55% 50%',
}

/** Up to eight projects in a fixed pattern of rows: 7+4, 3+7, 4+4+4, 9+3. */
export function MosaicGrid({ projects }: { projects: readonly Project[] }) {
  const shown = projects.slice(0, patterns.length - 1)
  const pattern = patterns[shown.length] ?? []
  if (pattern.length === 0) return null
  return (
    <div className="mosaic">
      {shown.map((project, index) => {
        const slot = pattern[index] ?? ''
        return (
          <ProjectPlate
            key={project.id}
            project={project}
            href="/gallery"
            className={slot}
            position={focus[project.afterImage]}
            {...slots[slot]}
          />
        )
      })}
    </div>
  )
}
