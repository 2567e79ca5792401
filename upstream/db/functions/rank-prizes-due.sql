-- The prizes of a settled round of shots, as [{rank, member, amount}] (satang): `rankPrizesOf` of
-- lib/domain/yeekee/rank-prizes.ts. Locks nothing, for nothing of a settled round changes.
-- Entrants shot and staked p_stake_min on slips that were drawn. Those with a device or a bank account in common are one
-- person, as are a member and whoever invited them; links lead on from entrant to entrant. A shared address is no link:
-- whole provinces of phones have one.
CREATE OR REPLACE FUNCTION rank_prizes_due(
  p_bet_id text, p_ranks integer[], p_mosts bigint[], p_stake_min bigint, p_people_min integer, p_per_mille bigint
) RETURNS jsonb LANGUAGE sql STABLE AS $$
  WITH RECURSIVE staked AS (
    SELECT member, sum(total)::bigint AS stake FROM poy
    WHERE bet_id = p_bet_id AND status IN ('won', 'lost') GROUP BY member
  ), entrant AS (
    SELECT m.uuid AS member, m.user_name, m.referrer FROM staked s JOIN member m ON m.uuid = s.member
    WHERE s.stake >= p_stake_min
      AND EXISTS (SELECT 1 FROM ying y WHERE y.bet_id = p_bet_id AND y.member = s.member)
  ), mark AS (
    SELECT e.member, 'device ' || s.device_id AS value FROM entrant e JOIN session s ON s.member = e.member
      WHERE s.device_id <> ''
    UNION SELECT e.member, 'device ' || d.device_id FROM entrant e JOIN known_device d ON d.user_name = e.user_name
      WHERE d.device_id <> ''
    UNION SELECT e.member, 'bank ' || b.bank_code || ' ' || b.account_number FROM entrant e
      JOIN member_bank b ON b.member = e.member
  ), link AS (
    SELECT one.member AS one, other.member AS other FROM mark one JOIN mark other USING (value)
    UNION SELECT e.member, f.member FROM entrant e JOIN entrant f ON e.referrer = f.member OR f.referrer = e.member
  ), reached AS (
    SELECT member, member AS other FROM entrant
    UNION SELECT r.member, l.other FROM reached r JOIN link l ON l.one = r.other
  ), person AS (
    SELECT member, min(other::text) AS person FROM reached GROUP BY member
  ), prize AS (
    SELECT p.rank, p.most, least(p.most,
      (SELECT coalesce(sum(stake), 0)::bigint FROM staked) * p_per_mille * p.most
        / (1000 * (SELECT sum(most)::bigint FROM unnest(p_mosts) AS most)) / 100 * 100) AS amount
    FROM unnest(p_ranks, p_mosts) AS p (rank, most)
  ), due AS (
    SELECT prize.rank, y.member, prize.amount, person.person FROM prize
      JOIN ying_draw d ON d.bet_id = p_bet_id
      JOIN ying y ON y.bet_id = d.bet_id AND y.seq = d.shots - prize.rank + 1
      JOIN person ON person.member = y.member
    WHERE prize.amount > 0 AND (SELECT count(DISTINCT person) FROM person) >= p_people_min
  )
  SELECT coalesce(jsonb_agg(jsonb_build_object('rank', rank, 'member', member, 'amount', amount) ORDER BY rank), '[]')
    FROM due WHERE NOT EXISTS (
      SELECT 1 FROM due other WHERE other.person = due.person AND other.amount > due.amount);
$$;
