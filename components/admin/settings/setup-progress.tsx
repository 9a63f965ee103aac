import { Check } from 'lucide-react'
import { StaffLink } from '@/components/ui/staff-link'
import {
  type SetupState,
  type SetupStep,
  setupStepNames,
  setupSteps,
  stepsBefore,
} from '@/lib/business/setup'

/** Links to the steps, with a check mark on finished ones; on a phone they are a bar. */
export function SetupProgress({ setup, step }: { setup: SetupState; step: SetupStep }) {
  const doneCount = setup.status === 'done' ? setupStepNames.length : stepsBefore(setup.step)
  return (
    <nav aria-label="Steps" className="min-w-0">
      <p className="text-13 text-stone tablet:hidden">
        Step {stepsBefore(step) + 1} of {setupStepNames.length}
      </p>
      <ol className="tablet:border-l tablet:border-hair max-tablet:grid max-tablet:grid-cols-5 max-tablet:gap-1.5">
        {setupStepNames.map((name, index) => {
          const isDone = index < doneCount
          return (
            <li key={name}>
              <StaffLink
                href={`/admin/setup?step=${name}`}
                aria-current={name === step ? 'step' : undefined}
                className={
                  'group flex min-h-10 items-center gap-2 border-l-2 border-transparent py-1 pl-3.5 -ml-px font-medium text-stone no-underline ' +
                  'hover:text-ink aria-[current]:border-spruce aria-[current]:font-semibold aria-[current]:text-ink ' +
                  'max-tablet:ml-0 max-tablet:min-h-tap max-tablet:items-start max-tablet:border-l-0 max-tablet:px-0 max-tablet:pt-1.5'
                }
              >
                <span
                  className={`h-1.5 w-full rounded-full group-aria-[current]:bg-spruce tablet:hidden ${isDone ? 'bg-spruce/50' : 'bg-sand'}`}
                  aria-hidden="true"
                />
                <span className="max-tablet:sr-only">
                  {setupSteps[name].name}
                  {isDone && <span className="sr-only">, done</span>}
                </span>
                {isDone && (
                  <Check className="ml-auto size-4 text-spruce max-tablet:hidden" aria-hidden="true" />
                )}
              </StaffLink>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
