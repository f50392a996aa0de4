import type { ReactNode } from "react";
import hotels from "./hotels.json";
import { facilities, filters, links, numbers, sorts, texts } from "./words";

/** A typical search page in plain React: twenty cards and 33 boxes around the given picker. */

type Hotel = (typeof hotels)[number];

export function SearchPage({ children }: { children: ReactNode }) {
  return (
    <>
      <Header />
      <form className="search" action="/">
        <label>
          <span>{texts.destination}</span>
          <input name="destination" defaultValue={texts.city} />
        </label>
        {children}
        <label>
          <span>{texts.travellers}</span>
          <input name="travellers" type="number" min="1" max="9" defaultValue="2" />
        </label>
        <button type="submit">{texts.search}</button>
      </form>
      <div className="columns">
        <Filters />
        <main>
          <h1>{texts.title}</h1>
          <nav className="sorts" aria-label={texts.sort}>
            {sorts.map((sort) => (
              <a key={sort} href={`/?sort=${encodeURIComponent(sort)}`}>
                {sort}
              </a>
            ))}
          </nav>
          <ol className="cards">
            {hotels.map((hotel) => (
              <Card key={hotel.id} hotel={hotel} />
            ))}
          </ol>
        </main>
      </div>
      <footer>{texts.footer}</footer>
    </>
  );
}

function Header() {
  return (
    <header>
      <a className="brand" href="/">
        {texts.brand}
      </a>
      <nav aria-label={texts.brand}>
        {links.map((link) => (
          <a key={link} href={`/?page=${encodeURIComponent(link)}`}>
            {link}
          </a>
        ))}
      </nav>
    </header>
  );
}

function Filters() {
  return (
    <form className="filters" action="/">
      {filters.map(({ name, values }) => (
        <fieldset key={name}>
          <legend>{name}</legend>
          {values.map((value, place) => (
            <label key={value}>
              <input type="checkbox" name={name} value={value} />
              <span>{value}</span>
              <span className="count">{numbers.format(7 * (place + 1))}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </form>
  );
}

function Card({ hotel }: { hotel: Hotel }) {
  return (
    <li>
      <article className="card">
        <img src={`/${hotel.id}.avif`} alt="" width="320" height="200" loading="lazy" />
        <div className="body">
          <h2>
            <a href={`/?hotel=${hotel.id}`}>{hotel.name}</a>
          </h2>
          <p className="stars" role="img" aria-label={texts.stars}>
            {Array.from({ length: hotel.star }, (_, star) => (
              <svg key={star} viewBox="0 0 10 10" width="14" height="14" aria-hidden="true">
                <path d="M5 0 6.5 3.4 10 3.8 7.4 6.2 8.1 10 5 8.1 1.9 10 2.6 6.2 0 3.8 3.5 3.4Z" />
              </svg>
            ))}
          </p>
          <p>{hotel.district}</p>
          <p className="rating">
            <b>{numbers.format(hotel.rating)}</b> <span>{numbers.format(hotel.ratings)}</span> {texts.ratings}
          </p>
          <ul className="facilities">
            {hotel.facilities.map((facility) => (
              <li key={facility}>
                <svg viewBox="0 0 10 10" width="14" height="14" aria-hidden="true">
                  <circle cx="5" cy="5" r="4" />
                </svg>
                {facilities[facility] ?? facility}
              </li>
            ))}
          </ul>
        </div>
        <div className="price">
          {hotel.rack > hotel.price && <s>{numbers.format(hotel.rack)}</s>}
          <strong>
            {numbers.format(hotel.price)} <small>{texts.unit}</small>
          </strong>
          <a className="choose" href={`/?hotel=${hotel.id}`}>
            {texts.choose}
          </a>
        </div>
      </article>
    </li>
  );
}
