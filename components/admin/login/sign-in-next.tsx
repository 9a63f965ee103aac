import { type ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button'

export const SignInNext = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-4" role="status">
    <p className="text-15">{children}</p>
    <ButtonLink look="primary" wide href="/login">
      Sign in
    </ButtonLink>
  </div>
)
