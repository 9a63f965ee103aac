/** A tab that later work fills: the specification's own text. */
export function ComingSoon({ title, text }: { title: string; text: string }) {
  return (
    <main className="main" id="main">
      <div className="head">
        <h1>{title}</h1>
      </div>
      <p className="quiet">{text}</p>
    </main>
  )
}
