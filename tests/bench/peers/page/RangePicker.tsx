"use client";
import { jalaaliMonthLength, jalaaliToDateObject, toJalaali } from "jalaali-js";
import { useState } from "react";
import { months, numbers, texts, weekdays } from "./words";

/** Two months of the Jalali calendar; two presses choose the first and the last day. */

type Month = { year: number; month: number };
const after = ({ year, month }: Month): Month =>
  month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };
const keyOf = ({ year, month }: Month, day: number) => (year * 100 + month) * 100 + day;

export function RangePicker({ today }: { today: string }) {
  const { jy: year, jm: month } = toJalaali(new Date(today));
  const [from, setFrom] = useState<number | null>(null);
  const [to, setTo] = useState<number | null>(null);
  const choose = (day: number) => {
    const isEnd = from !== null && to === null && day > from;
    setFrom(isEnd ? from : day);
    setTo(isEnd ? day : null);
  };
  const stateOf = (day: number) =>
    day === from || day === to ? "end" : from !== null && to !== null && day > from && day < to ? "between" : undefined;
  const first = { year, month };
  return (
    <fieldset className="picker">
      <legend>{texts.dates}</legend>
      {[first, after(first)].map((shown) => (
        <MonthOfDays key={shown.month} shown={shown} stateOf={stateOf} choose={choose} />
      ))}
    </fieldset>
  );
}

type MonthProps = { shown: Month; stateOf: (day: number) => string | undefined; choose: (day: number) => void };

function MonthOfDays({ shown, stateOf, choose }: MonthProps) {
  const { year, month } = shown;
  const blanks = (jalaaliToDateObject(year, month, 1).getDay() + 1) % 7;
  const days = Array.from({ length: jalaaliMonthLength(year, month) }, (_, day) => day + 1);
  return (
    <div className="month">
      <b>
        {months[month - 1]} {numbers.format(year).replaceAll("٬", "")}
      </b>
      <div className="days">
        {weekdays.map((weekday) => (
          <abbr key={weekday}>{weekday}</abbr>
        ))}
        {Array.from({ length: blanks }, (_, blank) => (
          <i key={blank} />
        ))}
        {days.map((day) => {
          const key = keyOf(shown, day);
          return (
            <button key={day} type="button" data-state={stateOf(key)} onClick={() => choose(key)}>
              <span>{numbers.format(day)}</span>
            </button>
          );
        })}
      </div>
    </div>
  );
}
