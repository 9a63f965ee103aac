import { Screen, ScreenHead } from '@/components/staff/screen'
import { preloadFonts } from '@/lib/fonts'
import { SecondFactor } from './second-factor'
import { SignOutButton } from './sign-out-button'

/** Replaces the back office for an account without a second factor, if everybody needs one. */
export function SecondFactorFirst({ email }: { email: string }) {
  preloadFonts('staffSerif', 'sans')
  return (
    <Screen className="max-w-150">
      <ScreenHead title="Set up two-step verification" note={email}>
        <SignOutButton />
      </ScreenHead>
      <div className="grid gap-6">
        <p>
          An owner requires two-step verification for everyone: signing in also takes a code from an app on
          your phone. Setting it up takes two minutes. Then you can go on as usual.
        </p>
        <SecondFactor email={email} on={null} />
      </div>
    </Screen>
  )
}
