import { officeMoment } from '@/lib/time/office-time'

export const PreviewNote = ({ savedAt }: { savedAt: string }) => (
  <p className="border-b border-line bg-sand px-gutter py-3 text-small" role="note">
    <b className="font-semibold">Preview.</b> Saved {officeMoment(savedAt)}. Only people with this link see
    this version; it may differ from the page on the site.
  </p>
)
