import { type ReactNode } from 'react'
import { linkClass } from '@/components/staff/screen'

/** Frames the screens around signing in. */
export const LoginPanel = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="my-auto grid w-full max-w-95 gap-4">
    <h1 className="font-serif text-34 leading-[1.1] font-[430] tracking-[-0.022em]">{title}</h1>
    {children}
    <p className="text-14 leading-6">
      <a className={`inline-block ${linkClass}`} href="/login">
        Back to signing in
      </a>
    </p>
  </div>
)
