import { type SettingsGroup } from './settings-groups'

// The setup leads a new owner through the settings that every page shows, a step a screen.

/** The steps in their order, with the group of settings that each stores a part of. */
export const setupSteps = {
  business: { group: 'business', name: 'Business' },
  phone: { group: 'business', name: 'Phone and e-mail' },
  address: { group: 'business', name: 'Address' },
  logo: { group: 'look', name: 'Logo' },
  colors: { group: 'look', name: 'Colors' },
} as const satisfies Record<string, { group: SettingsGroup; name: string }>

export type SetupStep = keyof typeof setupSteps
export const setupStepNames = Object.keys(setupSteps) as [SetupStep, ...SetupStep[]]

/** How far the setup is. `later`: somebody has set it aside. `step` is the one to go on with. */
export type SetupState = { status: 'open' | 'later' | 'done'; step: SetupStep }

/** How many steps come before one. */
export const stepsBefore = (step: SetupStep): number => setupStepNames.indexOf(step)

/** Where the setup stands after a change: it never goes back, and what is finished stays so. */
export function furtherSetup(before: SetupState, { status, step }: SetupState): SetupState {
  return {
    status: before.status === 'done' ? 'done' : status,
    step: stepsBefore(step) > stepsBefore(before.step) ? step : before.step,
  }
}
