'use client'

import { signOutStaff } from '@/components/staff/sign-out'
import { Button } from '@/components/ui/button'

/** Signs out, where there is no account menu. */
export const SignOutButton = () => <Button onClick={() => void signOutStaff()}>Sign out</Button>
