import '@/components/admin/shell/staff.css'
import { type ReactNode } from 'react'
import { Picture } from '@/components/site/parts/picture'
import { getProfile } from '@/lib/data/settings'
import { preloadFonts } from '@/lib/fonts'

/** The frame of the signed-out screens: the business's name, a picture, the way back. */
export default async function LoginLayout({ children }: { children: ReactNode }) {
  preloadFonts('staffSerif', 'sans')
  const profile = await getProfile()
  return (
    <main className="grid min-h-dvh tablet:grid-cols-[minmax(440px,5fr)_7fr]">
      <div className="flex flex-col px-16 py-12 [--spacing-control:46px] [--spacing-input:46px] max-tablet:px-5 max-tablet:py-6">
        <a className="flex flex-col justify-center no-underline max-tablet:min-h-tap" href="/">
          <span className="font-serif text-20 leading-[1.15] font-medium tracking-[-0.012em]">
            {profile.shortName}
          </span>
          <span className="mt-0.5 text-12 text-stone">
            Kitchen and Bath · {profile.address.locality}, {profile.address.region}
          </span>
        </a>
        {children}
        <p className="text-13 text-stone">
          <a className="inline-flex min-h-6 items-center underline max-tablet:min-h-tap" href="/">
            Back to the website
          </a>
        </p>
      </div>
      <Picture
        src="/images/kitchen-03-after.webp"
        alt=""
        sizes="(min-width: 760px) 59vw@900px, 100vw"
        className="h-dvh w-full rounded-none object-cover object-[55%_60%] max-tablet:-order-1 max-tablet:h-44"
        priority
      />
    </main>
  )
}
