import { officeMoment } from '@/lib/time/office-time'

export const PreviewEnded = () => (
  <section className="px-gutter py-section">
    <h1>This preview has ended</h1>
    <p className="mt-4 max-w-[29em] text-lede text-quiet">
      Its link no longer works. Ask whoever sent it to you for a new one.
    </p>
  </section>
)

export const PreviewNote = ({ savedAt }: { savedAt: string }) => (
  <p className="border-b border-line bg-sand px-gutter py-3 text-small" role="note">
    <b className="font-semibold">Preview.</b> Saved {officeMoment(savedAt)}. Only people with this link see
    this version; it may differ from the page on the site.
  </p>
)
