export function FloorPlan() {
  return (
    <svg
      className="w-full fill-none stroke-ink font-sans text-[21px] md:text-[15px] [&_text]:fill-stone [&_text]:stroke-none"
      viewBox="0 0 560 480"
      role="img"
      aria-label="Floor plan of a house in which one room is drawn in dashes and has no door"
    >
      <path
        className="stroke-[5] [stroke-linecap:square]"
        d="M20 20H330V460H280M220 460H20V20M330 200H250M190 200H20M190 200V250M190 320V460"
      />
      <path d="M250 200A60 60 0 0 0 190 140V200M190 320A70 70 0 0 0 260 250H190M280 460A60 60 0 0 0 220 400V460" />
      <path d="M20 64H286V20M60 64V20M100 64V20M200 64V20M160 30h26v24h-26zM226 24h40v36h-40z" />
      <path d="M60 104h110v44H60zM36 226h110v52a8 8 0 0 1-8 8H44a8 8 0 0 1-8-8zM46 236h90v34a8 8 0 0 1-8 8H54a8 8 0 0 1-8-8zM36 330h40v80H36zM46 344h20v50H46z" />
      <path className="stroke-brass stroke-2 [stroke-dasharray:7]" d="M334 20H540V200H334" />
      <path d="M360 250H540M360 244v12M540 244v12" />
      <text x="92" y="132">
        Island
      </text>
      <text x="262" y="360">
        Hall
      </text>
      <text x="90" y="312">
        Bath
      </text>
      <text
        className="fill-brass! font-serif text-[54px] tracking-[-2px]"
        textAnchor="middle"
        x="437"
        y="126"
      >
        404
      </text>
      <text textAnchor="middle" x="450" y="276">
        drawn, not built
      </text>
    </svg>
  )
}
