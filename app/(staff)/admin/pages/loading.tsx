export default function Loading() {
  return (
    <main className="main" id="main">
      <p className="quiet" role="status">
        Loading pages...
      </p>
    </main>
  )
}
