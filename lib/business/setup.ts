// The setup leads a new owner through the settings that every page shows, one step per screen.

/** The steps in their order, with the group of settings in which each is stored. */
export const setupSteps = {
  business: { group: 'business', name: 'Business' },
  phone: { group: 'business', name: 'Phone and email' },
  address: { group: 'business', name: 'Address' },
  logo: { group: 'look', name: 'Logo' },
  colors: { group: 'look', name: 'Colors' },
} as const satisfies Record<string, { group: 'business' | 'look'; name: string }>

export type SetupStep = keyof typeof setupSteps
export const setupStepNames = Object.keys(setupSteps) as [SetupStep, ...SetupStep[]]

/** Progress of the setup. `later` means postponed; `step` is the next one. */
export type SetupState = { status: 'open' | 'later' | 'done'; step: SetupStep }

/** Returns true once an owner has taken a step. */
export const hasBegun = ({ status, step }: SetupState): boolean => status === 'done' || stepsBefore(step) > 0

/** Returns the number of steps before one. */
export const stepsBefore = (step: SetupStep): number => setupStepNames.indexOf(step)

/** Returns the setup's state after a change: it never goes back, and a finished one stays finished. */
export function furtherSetup(before: SetupState, { status, step }: SetupState): SetupState {
  return {
    status: before.status === 'done' ? 'done' : status,
    step: stepsBefore(step) > stepsBefore(before.step) ? step : before.step,
  }
}
