-- Rounds that were settled before there were rewards bring them now.
INSERT INTO job (kind, ref, due_at)
  SELECT 'rewards', r.bet_id, clock_timestamp() + (SELECT offset_ms FROM clock_offset) * interval '1 millisecond'
  FROM round r
  WHERE r.status = 'settled' AND EXISTS (SELECT 1 FROM poy p WHERE p.bet_id = r.bet_id)
  ON CONFLICT DO NOTHING;
