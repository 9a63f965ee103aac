'use client'

import { leave } from '@/components/staff/sign-out'
import { Button } from '@/components/ui/button'

/** Signs out, where there is no account menu. */
export const SignOutButton = () => <Button onClick={() => void leave()}>Sign out</Button>
