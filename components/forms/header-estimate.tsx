'use client'

import { Button } from '@/components/ui/button'
import { DialogButton } from './dialog-button'
import { pageSubject } from './open-dialog'

export const HeaderEstimate = () => (
  <DialogButton kind="estimate" subject={pageSubject}>
    <Button type="submit" look="primary" size="small" className="max-lg:px-3.5">
      Get a free estimate
    </Button>
  </DialogButton>
)
